import type { MarkView } from "../../shared/contracts/product-option-views.ts";
import styles from "./mark.module.css";

/** Renders a text over a product's picture. The parent must have the picture's size and `container-type: inline-size`. */
export function Mark({ mark: { text, x, y, size, rotate, colour } }: { mark: MarkView }) {
	return (
		<span className={styles.frame} dir="ltr" aria-hidden="true">
			<span
				className={styles.words}
				style={{
					insetInlineStart: `${x}%`,
					insetBlockStart: `${y}%`,
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
