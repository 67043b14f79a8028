import { keepOptional } from "../../state/consent.ts";

export const OFFERED = "shop.newsletter";

export const rememberOffer = (): void => {
	try {
		keepOptional("marketing", OFFERED, "1");
	} catch {}
};
