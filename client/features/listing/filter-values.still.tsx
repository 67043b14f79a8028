import type { StillProps } from "../../state/stills.ts";
import { Refinement } from "./refinement.tsx";

/** Hundreds of links that work by themselves. */
export const Part = ({ refinements }: StillProps["filterValues"]) =>
	refinements.map((refinement) => <Refinement key={refinement.id} refinement={refinement} />);
