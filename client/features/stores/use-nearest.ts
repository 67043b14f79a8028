import { distanceInKilometres, type Place } from "@vetrina/shop-rules/stores/distance.ts";
import { useState } from "react";

export type NearState = "idle" | "asking" | "found" | "denied" | "failed";

const PATIENCE = 10_000;
/** Maximum age of a position in milliseconds; five minutes are accurate enough. */
const OLDEST = 300_000;
const DENIED = 1;

/**
 * Returns `ask`, which asks for the shopper's position, the state of that request, and `nearest`: the stores by distance in kilometres
 * once the position is known (stores-2). The position stays in the browser.
 */
export const useNearest = <Store extends Place>(stores: readonly Store[]) => {
	const [state, setState] = useState<NearState>("idle");
	const [nearest, setNearest] = useState<{ store: Store; kilometres: number }[]>();
	const ask = () => {
		setState("asking");
		const handleFailure = ({ code }: { code: number }) => setState(code === DENIED ? "denied" : "failed");
		if (!("geolocation" in navigator)) return handleFailure({ code: 0 });
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setNearest(
					stores
						.map((store) => ({ store, kilometres: distanceInKilometres(coords, store) }))
						.toSorted((a, b) => a.kilometres - b.kilometres),
				);
				setState("found");
			},
			handleFailure,
			{ enableHighAccuracy: false, timeout: PATIENCE, maximumAge: OLDEST },
		);
	};
	return { state, nearest, ask };
};
