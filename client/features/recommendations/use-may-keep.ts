import { useSyncExternalStore } from "react";
import type { ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import { CONSENTS, mayKeep } from "../../state/consent.ts";

const subscribe = (listener: () => void): (() => void) => {
	addEventListener(CONSENTS, listener);
	return () => removeEventListener(CONSENTS, listener);
};

/** Returns whether the shopper allows a category, and draws the component again after a choice. False on the server. */
export const useMayKeep = (category: ConsentCategory): boolean =>
	useSyncExternalStore(
		subscribe,
		() => mayKeep(category),
		() => false,
	);
