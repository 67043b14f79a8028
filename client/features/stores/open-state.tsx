import type { OpenStateView } from "../../../shared/contracts/store-views.ts";
import styles from "./open-state.module.css";

export function OpenState({ open: { isOpen, text } }: { open: OpenStateView }) {
	return (
		<span className={styles.state} data-open={isOpen || undefined}>
			{text}
		</span>
	);
}
