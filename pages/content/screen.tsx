import { withPage } from "../../client/state/drawing/with-page.tsx";
import styles from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { RichText } from "../../client/ui/text/rich-text.tsx";
import type { ContentData } from "./contract.ts";

const Cards = withPage<typeof import("../../client/features/listing/cards.part.tsx")>("cards");

export function Screen({ data }: { data: ContentData }) {
	const { cards } = data;
	return (
		<main id="main">
			<div className={classNames(styles.plain, styles.article, cards && styles.short)}>
				<h1 className={type_.display}>{data.title}</h1>
				<RichText blocks={data.body} />
			</div>
			{cards ? <Cards data={data} cards={cards} /> : null}
		</main>
	);
}
