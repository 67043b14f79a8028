import { type DistanceUnit, distanceText } from "@vetrina/shop-rules/stores/distance.ts";
import type { StoreView } from "../../../shared/contracts/store-views.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useNearest } from "./use-nearest.ts";

type Groups<View> = { country: string; stores: View[] }[];

export const useNearStores = <View extends StoreView>(groups: Groups<View>, unit: DistanceUnit) => {
	const { locale } = usePlace();
	const { state, nearest, ask } = useNearest(groups.flatMap(({ stores }) => stores));
	const shownGroups: Groups<View> =
		state === "found" && nearest
			? [
					{
						country: "",
						stores: nearest.map(({ store, kilometres }) => ({
							...store,
							distance: distanceText(kilometres, unit, locale.tag),
						})),
					},
				]
			: groups;
	return { state, ask, shownGroups, first: shownGroups[0]?.stores[0] };
};
