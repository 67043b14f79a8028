import { useState } from "react";
import { useUi } from "../app-context.tsx";
import { useTranslation } from "../texts.ts";

/** Once wanted it stays, so that it can leave slowly; what has failed is closed, said, and gone until it is wanted again. */
export function useWanted(open: boolean, close: () => void): [wanted: boolean, fail: () => void] {
	const { t } = useTranslation();
	const ui = useUi();
	const [wanted, setWanted] = useState(open);
	const [failed, setFailed] = useState(false);
	if (open && !wanted) setWanted(true);
	if (!open && failed) {
		setFailed(false);
		setWanted(false);
	}
	const fail = () => {
		setFailed(true);
		close();
		ui.failed(t);
	};
	return [wanted && !failed, fail];
}
