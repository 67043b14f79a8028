import { Part as Element } from "../../client/features/recommendations/elements.part.tsx";
import type { ElementView } from "../../shared/contracts/views.ts";

export const Part = ({ view }: { view: ElementView }) => <Element view={view} />;
