import type { MarkView } from "../../shared/contracts/product-option-views.ts";
import styles from "./mark.module.css";

/** Words on a picture, where its configuration has them: above it in a frame that is its size (`container-type: inline-size`). */
export function Mark({ mark: { text, x, y, size, rotate, colour } }: { mark: MarkView }) {
	return (
		<span className={styles.frame} dir="ltr" aria-hidden="true">
			<span
				className={styles.words}
				style={{
					insetInlineStart: `${x}%`,
					insetBlockStart: `${y}%`,
					// In percent of the height; pictures are 3:4.
					fontSize: `${(size * 4) / 3}cqi`,
					rotate: `${rotate}deg`,
					color: colour,
				}}
			>
				{text}
			</span>
		</span>
	);
}
