import { TextPieces } from "../../client/features/rich-text/text-pieces.tsx";
import type { SectionProps } from "../../client/state/drawing/sections.tsx";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import fold from "../../client/ui/overlay/fold.module.css";
import type { AccordionView } from "./section.ts";
import styles from "./view.module.css";

/** Items of one name close each other, which the browser does. */
export function Part({ view, section, data }: SectionProps<AccordionView>) {
	const { title, isMultiple, isAnimated, items } = view;
	const Heading = title ? "h3" : "h2";
	return (
		<section className={styles.accordion} data-animated={isAnimated || undefined}>
			{title ? <h2 className={classNames(type_.title, styles.title)}>{title}</h2> : null}
			{items.map((item) => (
				<details
					key={item.title}
					className={styles.item}
					name={isMultiple ? undefined : `accordion-${section.key}`}
				>
					<summary className={classNames(fold.sign, styles.summary)}>
						<Heading className={type_.lead}>{item.title}</Heading>
					</summary>
					<div className={styles.text}>
						<TextPieces pieces={item.pieces} data={data} />
					</div>
				</details>
			))}
		</section>
	);
}
