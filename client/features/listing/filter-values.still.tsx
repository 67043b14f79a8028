import { useState } from "react";
import type { RefinementView } from "../../../shared/contracts/list-views.ts";
import { keepPlaces } from "./keep-places.ts";
import { Refinement } from "./refinement.tsx";

/**
 * `list`: the list's path without the query. `before`: the refinements as first rendered; values keep that order while the path stays
 * the same (list-24).
 */
export type FilterValuesProps = {
	list: string;
	refinements: readonly RefinementView[];
	before?: readonly RefinementView[];
};

export const Part = ({ list, refinements, before = refinements }: FilterValuesProps) => {
	const [snapshot, setSnapshot] = useState({ list, refinements: before, shown: before });
	if (snapshot.refinements !== refinements)
		setSnapshot({
			list,
			refinements,
			shown: snapshot.list === list ? keepPlaces(snapshot.shown, refinements) : refinements,
		});
	return snapshot.shown.map((refinement) => <Refinement key={refinement.id} refinement={refinement} />);
};
