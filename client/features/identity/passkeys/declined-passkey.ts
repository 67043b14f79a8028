import { keepOptional } from "../../../state/consent.ts";

const DECLINED = "shop.passkey";
const DECLINED_HERE = "shop.declined.passkey";

export async function mayOfferPasskey(): Promise<boolean> {
	try {
		return (
			(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) &&
			localStorage.getItem(DECLINED) === null &&
			sessionStorage.getItem(DECLINED_HERE) === null
		);
	} catch {
		return false;
	}
}

export function rememberDeclined(): void {
	try {
		sessionStorage.setItem(DECLINED_HERE, "1");
		keepOptional("personalisation", DECLINED, "1");
	} catch {}
}
