export const LANGUAGES = ["en", "fr", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What the languages call themselves, for who does not read the one that is set. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", hu: "Magyar" };
