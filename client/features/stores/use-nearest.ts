import { distanceInKilometres, type Place } from "@vetrina/shop-rules/stores/distance.ts";
import { useState } from "react";

/** What became of asking where the shopper is. */
export type NearState = "idle" | "asking" | "found" | "denied" | "failed";

const PATIENCE = 10_000;
/** Five minutes: no one has walked far. */
const OLDEST = 300_000;
const DENIED = 1;

/** The stores by how far they are from the shopper (stores-2); the position does not leave the browser, and is asked for on a press only. */
export const useNearest = <Store extends Place>(stores: readonly Store[]) => {
	const [state, setState] = useState<NearState>("idle");
	const [nearest, setNearest] = useState<{ store: Store; kilometres: number }[]>();
	const ask = () => {
		setState("asking");
		const failed = ({ code }: { code: number }) => setState(code === DENIED ? "denied" : "failed");
		if (!("geolocation" in navigator)) return failed({ code: 0 });
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setNearest(
					stores
						.map((store) => ({ store, kilometres: distanceInKilometres(coords, store) }))
						.toSorted((a, b) => a.kilometres - b.kilometres),
				);
				setState("found");
			},
			failed,
			{ enableHighAccuracy: false, timeout: PATIENCE, maximumAge: OLDEST },
		);
	};
	return { state, nearest, ask };
};
