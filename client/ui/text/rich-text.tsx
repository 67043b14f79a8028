import type { RichBlock } from "../../../shared/contracts/views.ts";
import styles from "./rich-text.module.css";

export function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
	return (
		<div className={styles.rich}>
			{blocks.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: blocks never move.
				<Block key={index} block={block} />
			))}
		</div>
	);
}

function Block({ block }: { block: RichBlock }) {
	if (block.kind === "heading") return <h2 className={styles.heading}>{block.text}</h2>;
	if (block.kind === "paragraph") return <p>{block.text}</p>;
	return (
		<ul className={styles.list}>
			{block.items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
