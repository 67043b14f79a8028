import { type Choice, type Consent, mayTrack, writeChoice } from "../../../shared/domain/consent/consent.ts";
import { postToController } from "../controller-token.ts";
import { callsAsShopper } from "./logins/calls-as-shopper.ts";
import type { Shopper } from "./logins/sessions.ts";
import type { ScapiContext } from "./scapi.ts";

/**
 * Sends the choice to the platform if there is a session; a later session sends the choice with its first token (consent-5). The choice
 * holds even if the platform rejects it.
 */
export const tellConsent = async (
	{ platform, locale }: Omit<ScapiContext, "token">,
	shopper: Shopper,
	consent: Consent,
	now: number,
): Promise<void> => {
	if (!shopper.isKnown) return;
	try {
		const { accessToken } = await shopper.session();
		if (consent.choice && !consent.choice.assumed)
			await keepConsent({ platform, locale }, shopper, consent.choice);
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
		platform.log("warning", "commerce/tracking-consent", "Recording a consent on the platform failed", {
			error,
		});
	}
};

export const keepConsent = async (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	choice: Choice,
): Promise<void> => {
	const { registered } = await shopper.session();
	if (!registered || shopper.agentId !== undefined) return;
	await callsAsShopper(
		cx,
		shopper,
	)((clients, { customerId }) =>
		clients.shopperCustomers.updateCustomer({
			params: { path: { customerId } },
			body: { c_consent: writeChoice(choice) } as never,
		}),
	);
};
