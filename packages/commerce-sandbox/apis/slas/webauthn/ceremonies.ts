import {
	type AuthenticationResponseJSON,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { CommerceEnv } from "../../../env.ts";
import {
	addPasskey,
	findPasskey,
	newUserHandle,
	noteUse,
	type Passkey,
	passkeyUser,
} from "../../../records/customers/passkey-store.ts";
import { type Challenge, takeChallenge } from "./challenges.ts";
import { isPasskeyOrigin } from "./relying-party.ts";

type PasskeyEnv = Pick<CommerceEnv, "DB" | "INSTANCE_TYPE" | "STOREFRONT_ORIGIN">;
type Caller = { clientId: string; siteId: string };

export type PasskeyRefusal =
	| "bad-response"
	| "bad-challenge"
	| "bad-origin"
	| "other-customer"
	| "unknown-passkey"
	| "known-passkey"
	| "copied-passkey";
type Refused = { refused: PasskeyRefusal };

type Expected = {
	expectedChallenge: string;
	expectedOrigin: string;
	expectedRPID: string;
	requireUserVerification: true;
};

export async function finishRegistration(
	env: PasskeyEnv,
	response: RegistrationResponseJSON,
	caller: Caller & { customerId: string },
	now: number,
): Promise<{ ok: true } | Refused> {
	const ceremony = await open(env, response, { purpose: "register", ...caller }, now);
	if ("refused" in ceremony) return ceremony;
	const { expected, challenge } = ceremony;
	if (challenge.customerId !== caller.customerId) return { refused: "other-customer" };
	const verification = await verifyRegistrationResponse({ response, ...expected }).catch(() => undefined);
	if (!verification?.verified) return { refused: "bad-response" };
	const { credential, credentialBackedUp } = verification.registrationInfo;
	const user = await passkeyUser(env.DB, caller.customerId, newUserHandle());
	const isAdded = await addPasskey(
		env.DB,
		{
			userId: user.id,
			credentialId: credential.id,
			publicKey: isoBase64URL.fromBuffer(credential.publicKey),
			rpId: challenge.rpId,
			nickname: challenge.nickname ?? "",
			counter: credential.counter,
			transports: credential.transports ?? [],
			isBackedUp: credentialBackedUp,
		},
		now,
	);
	return isAdded ? { ok: true } : { refused: "known-passkey" };
}

export async function finishAuthentication(
	env: PasskeyEnv,
	response: AuthenticationResponseJSON,
	caller: Caller,
	now: number,
): Promise<{ ok: Passkey } | Refused> {
	const ceremony = await open(env, response, { purpose: "authenticate", ...caller }, now);
	if ("refused" in ceremony) return ceremony;
	const { expected, challenge } = ceremony;
	const passkey = await findPasskey(env.DB, response.id);
	if (!passkey) return { refused: "unknown-passkey" };
	const { customerId = passkey.customerId } = challenge;
	const { userHandle = passkey.userHandle } = response.response;
	if (customerId !== passkey.customerId || userHandle !== passkey.userHandle)
		return { refused: "other-customer" };
	const verification = await verifyAuthenticationResponse({
		response,
		...expected,
		// The counter is compared when it is written, so that two simultaneous requests cannot both pass.
		credential: {
			id: passkey.credentialId,
			publicKey: isoBase64URL.toBuffer(passkey.publicKey),
			counter: 0,
		},
	}).catch(() => undefined);
	if (!verification?.verified) return { refused: "bad-response" };
	const { newCounter: counter, credentialBackedUp: isBackedUp } = verification.authenticationInfo;
	const isNoted = await noteUse(env.DB, { id: passkey.id, counter, isBackedUp }, now);
	return isNoted ? { ok: passkey } : { refused: "copied-passkey" };
}

async function open(
	env: PasskeyEnv,
	{ response }: { response: { clientDataJSON: string } },
	{ purpose, clientId, siteId }: Pick<Challenge, "purpose" | "clientId" | "siteId">,
	now: number,
): Promise<{ challenge: Challenge; expected: Expected } | Refused> {
	const client = parseClientData(response.clientDataJSON);
	if (!client) return { refused: "bad-response" };
	const challenge = await takeChallenge(env.DB, client.challenge, { purpose, clientId, siteId }, now);
	if (!challenge) return { refused: "bad-challenge" };
	if (!isPasskeyOrigin(client.origin, env)) return { refused: "bad-origin" };
	const expectation: Expected = {
		expectedChallenge: client.challenge,
		expectedOrigin: client.origin,
		expectedRPID: challenge.rpId,
		requireUserVerification: true,
	};
	return { challenge, expected: expectation };
}

function parseClientData(text: string): { challenge: string; origin: string } | undefined {
	try {
		const { challenge, origin } = decodeClientDataJSON(text) as { challenge?: unknown; origin?: unknown };
		return typeof challenge === "string" && typeof origin === "string" ? { challenge, origin } : undefined;
	} catch {
		return undefined;
	}
}
