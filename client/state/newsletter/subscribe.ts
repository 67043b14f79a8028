import type { QueryClient } from "@tanstack/react-query";
import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import type {
	NewsletterBody,
	NewsletterErrorCode,
	NewsletterResponse,
} from "../../../shared/contracts/shopper-api.ts";
import { write } from "../write.ts";

const OF_FIELDS = ["invalidEmail", "firstName", "lastName", "birthday", "tooYoung"] as const;
const isOfField = (error: string): error is (typeof OF_FIELDS)[number] =>
	(OF_FIELDS as readonly string[]).includes(error);

export async function subscribe(
	queryClient: QueryClient,
	apiHref: string,
	request: NewsletterBody,
): Promise<NewsletterErrorCode | "mustConfirm" | undefined> {
	if (!parseEmail(request.email)) return "invalidEmail";
	const result = await write<NewsletterResponse>(queryClient, apiHref, (api, options) =>
		api.newsletter.$post({ json: request }, options),
	);
	if (result.ok) return result.mustConfirm ? "mustConfirm" : undefined;
	return isOfField(result.error) ? result.error : "unavailable";
}
