import { useState } from "react";
import { useUi } from "../app-context.tsx";
import { useTranslation } from "../texts.ts";

/**
 * Returns whether a layer is to be mounted, and a function to report its failure. A layer stays mounted after it was first opened, so
 * that its closing animates; a failed layer closes with a message and may be opened again.
 */
export function useWanted(open: boolean, close: () => void): [wanted: boolean, fail: () => void] {
	const { t } = useTranslation();
	const ui = useUi();
	const [isWanted, setWanted] = useState(open);
	const [hasFailed, setFailed] = useState(false);
	if (open && !isWanted) setWanted(true);
	if (!open && hasFailed) {
		setFailed(false);
		setWanted(false);
	}
	const fail = () => {
		setFailed(true);
		close();
		ui.sayFailure(t);
	};
	return [isWanted && !hasFailed, fail];
}
