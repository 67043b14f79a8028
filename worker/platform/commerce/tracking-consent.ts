import { type Consent, mayTrack } from "../../../shared/domain/consent/consent.ts";
import { postToController } from "../controller-token.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext } from "./scapi.ts";

/**
 * Tells the platform what a shopper has chosen, for the session that they have; one that begins later says it with its first
 * token (consent-5). A platform that does not take it changes nothing of the choice.
 */
export const tellConsent = async (
	{ platform, locale }: Omit<ScapiContext, "token">,
	shopper: Shopper,
	consent: Consent,
	now: number,
): Promise<void> => {
	if (!shopper.known) return;
	try {
		const { accessToken } = await shopper.session();
		const { ok, status } = await postToController(
			platform,
			{
				siteId: locale.siteId,
				action: "TrackingConsent-SetConsent",
				body: { allowed: mayTrack(consent) },
				accessToken,
			},
			now,
		);
		if (!ok) throw new Error(`The platform responded ${status}.`);
	} catch (error) {
		platform.log("warning", "commerce/tracking-consent", "The platform was not told of a consent", { error });
	}
};
