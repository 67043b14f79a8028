import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Cta } from "../../client/ui/cta.tsx";
import type { QuoteView } from "./section.ts";
import styles from "./view.module.css";

export const Part = ({ view: { text, source, link } }: { view: QuoteView }) => (
	<figure className={styles.quote}>
		<blockquote className={classNames(type_.title, styles.words)}>
			<p>{text}</p>
		</blockquote>
		{source || link ? (
			<figcaption className={styles.source}>
				{source ? <span className={type_.small}>{source}</span> : null}
				{link ? <Cta cta={link} /> : null}
			</figcaption>
		) : null}
	</figure>
);
