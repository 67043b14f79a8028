import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import {
	isProviderId,
	type KnownPerson,
	listMissing,
	type ProviderCredentials,
	type ProviderId,
} from "../../../../shared/domain/identity/providers.ts";
import type { RegistrationField } from "../../../../shared/domain/identity/registration.ts";
import { base64url } from "../../../base/signatures.ts";
import type { Drafts } from "../../cookies/drafts.ts";

const AWAY = "provider";
const PERSON = "person";

export type Away = {
	providerId: ProviderId;
	/** The PKCE verifier is empty if the provider issues the code itself. */
	codeVerifier: string;
	nonce?: string;
	customerId?: string;
	wishlistProductId?: string;
};

export const random = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

export const newVerifier = async (): Promise<{ codeVerifier: string; codeChallenge: string }> => {
	const codeVerifier = random(96);
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(codeVerifier));
	return { codeVerifier, codeChallenge: base64url(new Uint8Array(digest)) };
};

export const newState = (signInPath: string): string =>
	`${random(24)}.${base64url(new TextEncoder().encode(signInPath))}`;

export const keepAway = (drafts: Drafts, state: string, away: Away): Promise<void> =>
	drafts.keep(AWAY, {
		values: {
			...away,
			nonce: away.nonce ?? "",
			customerId: away.customerId ?? "",
			wishlistProductId: away.wishlistProductId ?? "",
			state,
		},
		faults: {},
	});

/** Returns the round trip with this state, or null if this browser did not start it. A state can be used once (identity-53). */
export const takeAway = async (
	drafts: Drafts,
	state: string,
): Promise<(Away & { signInPath: string }) | null> => {
	const values = (await drafts.read(AWAY))?.values;
	drafts.drop(AWAY);
	const {
		providerId = "",
		codeVerifier = "",
		nonce = "",
		customerId = "",
		wishlistProductId = "",
	} = values ?? {};
	if (!values?.state || values.state !== state || !isProviderId(providerId)) return null;
	return {
		providerId,
		codeVerifier,
		nonce,
		customerId: customerId || undefined,
		wishlistProductId: isProductId(wishlistProductId) ? wishlistProductId : undefined,
		signInPath: atob((state.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")),
	};
};

export type PendingPerson = {
	credentials: ProviderCredentials;
	asks: RegistrationField[] | null;
};

export const keepPerson = async (
	drafts: Drafts,
	credentials: ProviderCredentials,
	person: KnownPerson,
	isCustomer: boolean,
): Promise<void> => {
	const asks = isCustomer ? listMissing(person).join() : "";
	const { firstName = "", lastName = "", email = "" } = person;
	await drafts.keep(PERSON, { values: { credentials: JSON.stringify(credentials), asks }, faults: {} });
	await drafts.keep("register", { values: { firstName, lastName, email }, faults: {} });
};

export const readPerson = async (
	drafts: Drafts,
	providerId: string | null,
): Promise<PendingPerson | null> => {
	if (providerId === null || !isProviderId(providerId)) return null;
	const { credentials = "", asks = "" } = (await drafts.read(PERSON))?.values ?? {};
	if (!credentials) return null;
	const providerCredentials = JSON.parse(credentials) as ProviderCredentials;
	if (providerCredentials.providerId !== providerId) return null;
	return {
		credentials: providerCredentials,
		asks: asks === "" ? null : (asks.split(",") as RegistrationField[]),
	};
};

export const dropPerson = (drafts: Drafts): void => drafts.drop(PERSON);
