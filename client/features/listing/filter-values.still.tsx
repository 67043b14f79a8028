import type { RefinementView } from "../../../shared/contracts/list-views.ts";
import { Refinement } from "./refinement.tsx";

/** Lists the filters of a page without JavaScript; with it, a layer shows them. */
export const Part = ({ refinements }: { refinements: readonly RefinementView[] }) =>
	refinements.map((refinement) => <Refinement key={refinement.id} refinement={refinement} />);
