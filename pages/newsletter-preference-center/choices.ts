import type { NewsletterChannel, NewsletterContent } from "./contract.ts";

export const CONTENTS: readonly NewsletterContent[] = ["newIn", "stories", "events", "offers"];
export const CHANNELS: readonly NewsletterChannel[] = ["email", "sms", "whatsapp"];
