import { useUiState } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import { SizeTables } from "./size-tables.tsx";

export function SizeGuide() {
	const { t } = useTranslation();
	const sizeHelp = useUiState("sizeHelp");
	return sizeHelp ? <SizeTables help={sizeHelp} say={(key) => t(`measures.${key}`)} /> : null;
}
