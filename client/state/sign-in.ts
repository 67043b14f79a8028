import type * as z from "zod";
import type { ProviderSignInResponse } from "../../shared/contracts/providers.ts";
import type { SignInErrorCode, SignInResponse, sessionBody } from "../../shared/contracts/shopper-api.ts";
import { tellOtherTabs } from "./basket/other-tabs.ts";
import { sessionQuery } from "./basket/session-query.ts";
import { sendChange } from "./events/send-change.ts";
import type { WriteServices } from "./use-write-services.ts";
import { post, type Refused } from "./write.ts";

export async function signIn(
	services: WriteServices,
	fields: z.infer<typeof sessionBody>,
): Promise<SignInErrorCode | null> {
	const { queryClient, apiHref } = services;
	const failure = await enter<SignInResponse>(
		services,
		() => post(queryClient, apiHref, ({ session }, options) => session.$post({ json: fields }, options)),
		"passkey" in fields ? "passkey" : "password",
	);
	return failure === "left" ? null : failure;
}

export async function enter<R extends ProviderSignInResponse>(
	services: WriteServices,
	send: () => Promise<R | Refused>,
	method: string,
): Promise<SignInErrorCode | "left" | null> {
	const { queryClient, apiHref, siteId } = services;
	try {
		const { queryKey } = sessionQuery(apiHref);
		const sendAndShow = async () => {
			const result = await send();
			if (result.ok && "session" in result) {
				services.events.emit({ type: "signIn", method });
				await queryClient.cancelQueries({ queryKey });
				queryClient.setQueryData(queryKey, result.session);
			}
			return result;
		};
		const { result, tell } = await sendChange(services, sendAndShow);
		if (!result.ok) return result.error;
		if ("location" in result) {
			location.assign(result.location);
			return "left";
		}
		tellOtherTabs(siteId);
		// A list may differ for the customer's groups, so its page reloads (identity-76).
		if (result.session.customer.groups && document.querySelector("[data-list]")) location.reload();
		tell("notice", result.done === "added" ? "notice.wishlistAdded" : "notice.signedIn");
		return null;
	} catch {
		return "unavailable";
	}
}
