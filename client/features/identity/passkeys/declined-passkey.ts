import { keepOptional } from "../../../state/consent.ts";

const DECLINED = "shop.passkey";
/** Of this tab alone: it needs no consent. */
const DECLINED_HERE = "shop.declined.passkey";

/** Whether a passkey is worth offering: the device can make one, and the person has not declined it here (identity-46). */
export async function mayOfferPasskey(): Promise<boolean> {
	try {
		return (
			(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) &&
			localStorage.getItem(DECLINED) === null &&
			sessionStorage.getItem(DECLINED_HERE) === null
		);
	} catch {
		// The browser knows no passkeys, or keeps nothing.
		return false;
	}
}

/** Not again in this tab; nor later, where the person lets the shop remember. */
export function rememberDeclined(): void {
	try {
		sessionStorage.setItem(DECLINED_HERE, "1");
		keepOptional("personalisation", DECLINED, "1");
	} catch {
		// It is offered again.
	}
}
