import type { RichTextView } from "../../../shared/contracts/views.ts";
import { Nodes } from "./nodes.tsx";
import styles from "./rich-text.module.css";

export const RichText = ({ nodes }: { nodes: readonly RichTextView[] }) => (
	<div className={styles.rich}>
		<Nodes nodes={nodes} />
	</div>
);
