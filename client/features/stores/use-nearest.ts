import { distanceInKilometres, type Place } from "@vetrina/shop-rules/stores/distance.ts";
import { useState } from "react";

export type NearState = "idle" | "asking" | "found" | "denied" | "failed";

const PATIENCE = 10_000;
/** Milliseconds; a position five minutes old is accurate enough. */
const OLDEST = 300_000;
const DENIED = 1;

/** Sorts stores by distance (stores-2). The position is requested on a press, and stays in the browser. */
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
