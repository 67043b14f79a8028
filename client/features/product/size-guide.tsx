import { useUiState } from "../../state/app-context.tsx";
import { SizeTables } from "./size-tables.tsx";

/** In a flyout, over the page of the piece. */
export function SizeGuide() {
	const { sizeHelp } = useUiState();
	return sizeHelp ? <SizeTables help={sizeHelp} /> : null;
}
