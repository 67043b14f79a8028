import {
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { isoBase64URL } from "@simplewebauthn/server/helpers";
import type { CommerceEnv } from "../../../env.ts";
import { house } from "../../../house.ts";
import type { CustomerRecord } from "../../../records/customers/customer-store.ts";
import { newUserHandle, passkeysOf, passkeyUser } from "../../../records/customers/passkey-store.ts";
import { readLogin, writeFullName } from "../tokens/issue-tokens.ts";
import { CHALLENGE_SECONDS, keepChallenge } from "./challenges.ts";
import { relyingPartyId } from "./relying-party.ts";

type PasskeyEnv = Pick<CommerceEnv, "DB" | "INSTANCE_TYPE" | "STOREFRONT_ORIGIN">;
type Caller = { clientId: string; siteId: string };

const timeout = CHALLENGE_SECONDS * 1000;

/** Returns options that require a discoverable passkey with user verification, so that signing in needs no typed login. */
export async function registrationOptions(
	env: PasskeyEnv,
	customer: CustomerRecord,
	{
		displayName = writeFullName(customer),
		nickname = "",
		...caller
	}: Caller & { displayName?: string; nickname?: string },
	now: number,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const [user, passkeys] = await Promise.all([
		passkeyUser(env.DB, customer.id, newUserHandle()),
		passkeysOf(env.DB, customer.id),
	]);
	const rpId = relyingPartyId(env);
	const options = await generateRegistrationOptions({
		rpID: rpId,
		rpName: house.name,
		userName: readLogin(customer),
		userDisplayName: displayName,
		userID: isoBase64URL.toBuffer(user.userHandle),
		attestationType: "none",
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
		excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
		timeout,
	});
	const challenge = { purpose: "register", ...caller, rpId, customerId: customer.id, nickname } as const;
	await keepChallenge(env.DB, options.challenge, challenge, now);
	return options;
}

export async function authenticationOptions(
	env: PasskeyEnv,
	{ customerId, ...caller }: Caller & { customerId?: string | undefined },
	now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
	const passkeys = customerId === undefined ? [] : await passkeysOf(env.DB, customerId);
	if (customerId !== undefined && passkeys.length === 0) return undefined;
	const rpId = relyingPartyId(env);
	const options = await generateAuthenticationOptions({
		rpID: rpId,
		userVerification: "required",
		allowCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
		timeout,
	});
	const challenge = { purpose: "authenticate", ...caller, rpId } as const;
	await keepChallenge(
		env.DB,
		options.challenge,
		customerId === undefined ? challenge : { ...challenge, customerId },
		now,
	);
	return { ...options, extensions: options.extensions ?? {} };
}
