declare module "*.ftl?all" {
  import type { Messages } from "./messages";

  const messages: Messages;
  export default messages;
}
