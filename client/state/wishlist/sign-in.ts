import type * as z from "zod";
import type { SignInErrorCode, SignInResponse, sessionBody } from "../../../shared/contracts/shopper-api.ts";
import { tellOtherTabs } from "../basket/other-tabs.ts";
import { sessionQuery } from "../basket/session-query.ts";
import type { WriteServices } from "../use-write-services.ts";
import { oneTabAtATime, write } from "../write.ts";

/** Signs a customer in, and does what they were asked to sign in for. Null when it worked. */
export async function signIn(
	{ queryClient, apiHref, siteId, ui, t, lateTexts }: WriteServices,
	fields: z.infer<typeof sessionBody>,
): Promise<SignInErrorCode | null> {
	try {
		const [result] = await Promise.all([
			oneTabAtATime(siteId, () =>
				write<SignInResponse>(queryClient, apiHref, ({ session }, options) =>
					session.$post({ json: fields }, options),
				),
			),
			lateTexts(),
		]);
		if (!result.ok) return result.error;
		const { queryKey } = sessionQuery(apiHref);
		await queryClient.cancelQueries({ queryKey });
		queryClient.setQueryData(queryKey, result.session);
		tellOtherTabs(siteId);
		// The list may be another one for this customer: it begins again as theirs (identity-76).
		if (result.session.customer.groups && document.querySelector("[data-list]")) location.reload();
		ui.toast("notice", t(result.done === "added" ? "notice.wishlistAdded" : "notice.signedIn"));
		return null;
	} catch {
		return "unavailable";
	}
}
