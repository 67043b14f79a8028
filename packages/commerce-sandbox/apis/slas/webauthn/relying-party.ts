import type { CommerceEnv } from "../../../env.ts";
import { isThisMachine } from "../../../http/open-to-developers.ts";

type PartyEnv = Pick<CommerceEnv, "INSTANCE_TYPE" | "STOREFRONT_ORIGIN">;

export const relyingPartyId = ({ STOREFRONT_ORIGIN }: PartyEnv): string =>
	STOREFRONT_ORIGIN ? new URL(STOREFRONT_ORIGIN).hostname : "localhost";

export function isPasskeyOrigin(origin: string, env: PartyEnv): boolean {
	if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
	if (origin === env.STOREFRONT_ORIGIN) return true;
	return env.INSTANCE_TYPE !== "production" && isThisMachine(new URL(origin).hostname);
}
