import type { RichTextNode } from "../../../shared/domain/content/content.ts";
import { Nodes } from "./nodes.tsx";
import styles from "./rich-text.module.css";

export const RichText = ({ nodes }: { nodes: readonly RichTextNode[] }) => (
	<div className={styles.rich}>
		<Nodes nodes={nodes} />
	</div>
);
