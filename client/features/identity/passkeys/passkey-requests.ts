import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type {
	PasskeyErrorCode,
	PasskeyOptionsResponse,
	PasskeyResponse,
} from "../../../../shared/contracts/passkeys.ts";
import type { SignInErrorCode } from "../../../../shared/contracts/shopper-api.ts";
import type { ApiClient } from "../../../state/api-client.ts";
import type { WriteServices } from "../../../state/use-write-services.ts";
import { write } from "../../../state/write.ts";

export type PasskeyFailure = PasskeyErrorCode | SignInErrorCode | "cancelled" | "known";

const browser = () => import("@simplewebauthn/browser");

const send = async <Response extends PasskeyResponse>(
	{ queryClient, apiHref }: WriteServices,
	request: Parameters<typeof write<Response>>[2],
) => {
	try {
		return await write<Response>(queryClient, apiHref, request);
	} catch {
		return { ok: false, error: "unavailable" } as const;
	}
};

/**
 * Returns "known" if the device already has a passkey of this customer, else "cancelled": browsers hide other reasons, so that pages
 * cannot detect a person's passkeys.
 */
const toFailure = async (error: unknown): Promise<PasskeyFailure> => {
	const { WebAuthnError } = await browser();
	return error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
		? "known"
		: "cancelled";
};

export const canSuggest = async (): Promise<boolean> =>
	"parseRequestOptionsFromJSON" in PublicKeyCredential &&
	(await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/**
 * Resolves when the shopper picks a passkey from the browser's suggestions. Browsers with suggestions have the native JSON functions,
 * so no library is needed.
 */
async function suggestion(options: object, signal: AbortSignal) {
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
		options as Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0],
	);
	const credential = await navigator.credentials.get({ mediation: "conditional", publicKey, signal });
	return (credential as PublicKeyCredential).toJSON() as AuthenticationResponseJSON;
}

export async function signInByPasskey(
	services: WriteServices,
	{ wishlistProductId, suggestionSignal }: { wishlistProductId?: string; suggestionSignal?: AbortSignal },
): Promise<PasskeyFailure | null> {
	const options = await send<PasskeyOptionsResponse<PublicKeyCredentialRequestOptionsJSON>>(
		services,
		(api: ApiClient, options) => api.passkeys["sign-in"].$post({}, options),
	);
	if (!options.ok) return options.error;
	const using = suggestionSignal
		? suggestion(options.options, suggestionSignal)
		: browser().then(({ startAuthentication }) => startAuthentication({ optionsJSON: options.options }));
	const assertion = await using.catch(suggestionSignal ? () => "cancelled" as const : toFailure);
	if (typeof assertion === "string") return assertion;
	const { id, rawId, response } = assertion;
	const { signIn } = await import("../../../state/sign-in.ts");
	return signIn(services, { passkey: { id, rawId, type: "public-key", response }, wishlistProductId });
}

export async function mailCode(services: WriteServices): Promise<PasskeyFailure | null> {
	const result = await send<PasskeyResponse>(services, (api: ApiClient, options) =>
		api.passkeys.code.$post({}, options),
	);
	return result.ok ? null : result.error;
}

export async function makePasskey(
	services: WriteServices,
	request: { code: string; name: string },
): Promise<{ id: string } | { error: PasskeyFailure }> {
	const registration = await send<PasskeyOptionsResponse<PublicKeyCredentialCreationOptionsJSON>>(
		services,
		(api: ApiClient, options) => api.passkeys.options.$post({ json: request }, options),
	);
	if (!registration.ok) return registration;
	const { startRegistration } = await browser();
	try {
		const { id, rawId, response } = await startRegistration({ optionsJSON: registration.options });
		const { clientDataJSON, attestationObject, transports } = response;
		const passkey = {
			id,
			rawId,
			type: "public-key",
			response: { clientDataJSON, attestationObject, transports },
		} as const;
		const result = await send<PasskeyResponse>(services, (api: ApiClient, options) =>
			api.passkeys.$post({ json: { code: request.code, passkey } }, options),
		);
		return result.ok ? { id } : result;
	} catch (error) {
		return { error: await toFailure(error) };
	}
}
