import type { ContentData } from "../../shared/contracts/page.ts";
import { Cards } from "../features/listing/cards.tsx";
import type_ from "../styles/type.module.css";
import { classNames } from "../ui/class-names.ts";
import { RichText } from "../ui/rich-text.tsx";
import styles from "./plain-page.module.css";

export function ContentPage({ data }: { data: ContentData }) {
	const { cards } = data;
	return (
		<main id="main">
			<div className={classNames(styles.plain, styles.article, cards && styles.short)}>
				<h1 className={type_.display}>{data.title}</h1>
				<RichText blocks={data.body} />
			</div>
			{cards ? <Cards cards={cards} label={data.title} /> : null}
		</main>
	);
}
