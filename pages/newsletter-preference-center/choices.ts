import type { NewsletterChannel, NewsletterContent, NewsletterGender } from "./contract.ts";

export const CONTENTS: readonly NewsletterContent[] = ["newIn", "stories", "events", "offers"];
export const CHANNELS: readonly NewsletterChannel[] = ["email", "sms", "whatsapp"];
export const GENDERS: readonly NewsletterGender[] = ["0", "1", "2", "3"];
