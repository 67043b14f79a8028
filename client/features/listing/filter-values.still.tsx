import { useState } from "react";
import type { StillProps } from "../../state/stills.ts";
import { keepPlaces } from "./keep-places.ts";
import { Refinement } from "./refinement.tsx";

/** Links keep their place while the list is the same (list-24). */
export const Part = ({ list, refinements, before = refinements }: StillProps["filterValues"]) => {
	const [seen, setSeen] = useState({ list, refinements: before, shown: before });
	if (seen.refinements !== refinements)
		setSeen({
			list,
			refinements,
			shown: seen.list === list ? keepPlaces(seen.shown, refinements) : refinements,
		});
	return seen.shown.map((refinement) => <Refinement key={refinement.id} refinement={refinement} />);
};
