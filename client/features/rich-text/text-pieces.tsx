import type { WithSections } from "../../../shared/contracts/section-view.ts";
import type { TextPiece } from "../../../shared/contracts/text-pieces.ts";
import { Sections } from "../../state/drawing/sections.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import styles from "./text-pieces.module.css";

/** Shows a text of editors with the sections that it names (content-41). */
export function TextPieces({ pieces, data }: { pieces: readonly TextPiece[]; data: WithSections }) {
	const [first, ...others] = pieces;
	if (first && "nodes" in first && others.length === 0) return <RichText nodes={first.nodes} />;
	return (
		<div className={styles.pieces}>
			{pieces.map((piece, at) =>
				"nodes" in piece ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
					<RichText key={at} nodes={piece.nodes} />
				) : (
					<div key={piece.section.key} className={styles.section} data-entry={piece.section.type}>
						<Sections data={data} sections={[piece.section]} />
					</div>
				),
			)}
		</div>
	);
}
