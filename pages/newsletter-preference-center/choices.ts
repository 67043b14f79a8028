import type {
	NewsletterChannel,
	NewsletterContent,
	NewsletterGender,
	NewsletterNewsFor,
} from "./contract.ts";

export const CONTENTS: readonly NewsletterContent[] = ["newIn", "stories", "events", "offers"];
export const CHANNELS: readonly NewsletterChannel[] = ["email", "sms", "whatsapp"];
export const GENDERS: readonly NewsletterGender[] = ["0", "1", "2", "3"];
export const NEWS_FOR: readonly NewsletterNewsFor[] = ["women", "men", "children"];
