import type { CommerceEnv } from "../../../env.ts";
import { isThisMachine } from "../../../http/open-to-developers.ts";

type PartyEnv = Pick<CommerceEnv, "INSTANCE_TYPE" | "STOREFRONT_ORIGIN">;

/** The host name that passkeys are bound to: the storefront's. All sites of a storefront share it, hence the passkeys. */
export const relyingPartyId = ({ STOREFRONT_ORIGIN }: PartyEnv): string =>
	STOREFRONT_ORIGIN ? new URL(STOREFRONT_ORIGIN).hostname : "localhost";

/** May a passkey be made or used on pages of this origin? The storefront's; outside production any port of this machine. */
export function isPasskeyOrigin(origin: string, env: PartyEnv): boolean {
	if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
	if (origin === env.STOREFRONT_ORIGIN) return true;
	return env.INSTANCE_TYPE !== "production" && isThisMachine(new URL(origin).hostname);
}
