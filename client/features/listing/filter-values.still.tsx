import type { RefinementView } from "../../../shared/contracts/list-views.ts";
import { Refinement } from "./refinement.tsx";

/** Lists the filters for pages without JavaScript; otherwise they are in a layer. */
export const Part = ({ refinements }: { refinements: readonly RefinementView[] }) =>
	refinements.map((refinement) => <Refinement key={refinement.id} refinement={refinement} />);
