import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import {
	isProviderId,
	type KnownPerson,
	missingOf,
	type ProviderCredentials,
	type ProviderId,
} from "../../../../shared/domain/identity/providers.ts";
import type { RegistrationField } from "../../../../shared/domain/identity/registration.ts";
import { base64url } from "../../../base/signatures.ts";
import type { Drafts } from "../../cookies/drafts.ts";

/** What a browser keeps, encrypted, while its shopper is at a provider, and while a new customer fills in what is missing. */
const AWAY = "provider";
const PERSON = "person";

export type Away = {
	providerId: ProviderId;
	/** Of the code that the login service gives; empty where the provider gives one itself. */
	codeVerifier: string;
	/** What the token of a provider's script has to repeat; empty where there is none. */
	nonce?: string;
	/** Who links the account (identity-56); missing where a guest signs in by it. */
	customerId?: string;
	wishlistProductId?: string;
};

/** Random text of so many bytes, for an address. */
export const random = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

/** The verifier, 128 characters, and its challenge (SHA-256). */
export const newVerifier = async (): Promise<{ codeVerifier: string; codeChallenge: string }> => {
	const codeVerifier = random(96);
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(codeVerifier));
	return { codeVerifier, codeChallenge: base64url(new Uint8Array(digest)) };
};

/** A state for one way to a provider and back; it says where the shop was left (path and query of the sign-in page). */
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

/** Who comes back with this state, and where from; null unless it is the one that this browser left with. It is used up (identity-53). */
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
	/** What is still to be filled in; null where everything is, as there is no customer yet. */
	asks: RegistrationField[] | null;
};

/** Keeps who has proved themselves and is no complete customer yet: what is known is in the form, what is not is asked for. */
export const keepPerson = async (
	drafts: Drafts,
	credentials: ProviderCredentials,
	known: KnownPerson,
	isCustomer: boolean,
): Promise<void> => {
	const asks = isCustomer ? missingOf(known).join() : "";
	const { firstName = "", lastName = "", email = "" } = known;
	await drafts.keep(PERSON, { values: { credentials: JSON.stringify(credentials), asks }, faults: {} });
	await drafts.keep("register", { values: { firstName, lastName, email }, faults: {} });
};

/** `asked`: the provider that the page is about; the person of another, or of none, is not read. */
export const readPerson = async (drafts: Drafts, asked: string | null): Promise<PendingPerson | null> => {
	if (asked === null || !isProviderId(asked)) return null;
	const { credentials = "", asks = "" } = (await drafts.read(PERSON))?.values ?? {};
	if (!credentials) return null;
	// Written by keepPerson, and encrypted since.
	const parsed = JSON.parse(credentials) as ProviderCredentials;
	if (parsed.providerId !== asked) return null;
	return { credentials: parsed, asks: asks === "" ? null : (asks.split(",") as RegistrationField[]) };
};

export const dropPerson = (drafts: Drafts): void => drafts.drop(PERSON);
