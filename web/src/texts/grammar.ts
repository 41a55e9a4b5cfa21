/** Letters whose Hungarian names begin with a vowel, such as ef, el, em; and vowels. */
const LIKE_VOWELS = /[aeiouflmnrsxy]/;
const VOWELS = /[aeiou]/;

/** The Hungarian article before a number, a place like h8, or a word: "az 1", "a 2", "az f3", "a Frida". */
export function az(before: string | number): string {
  const text = String(before);
  const [digits = ""] = /^\d+/.exec(text) ?? [];
  // öt, ötven, ötszáz; egy and ezer, but tíz and száz.
  if (digits) return digits.startsWith("5") || (digits.startsWith("1") && digits.length % 3 === 1) ? "az" : "a";
  const letters = /^.\p{L}/u.test(text) ? VOWELS : LIKE_VOWELS;
  return letters.test(bare(text)) ? "az" : "a";
}

/** A name after the French "de": "de Kiln", "d’Élodie". */
export function de(name: string): string {
  return VOWELS.test(bare(name)) ? `d’${name}` : `de ${name}`;
}

/** The first letter, small and without its accent. */
function bare(text: string): string {
  return text.slice(0, 1).toLowerCase().normalize("NFD").slice(0, 1);
}
