import type { ContentData } from "../../shared/contracts/page.ts";
import type_ from "../styles/type.module.css";
import { classNames } from "../ui/class-names.ts";
import { RichText } from "../ui/rich-text.tsx";
import styles from "./plain-page.module.css";

export function ContentPage({ data }: { data: ContentData }) {
	return (
		<main id="main" className={classNames(styles.plain, styles.article)}>
			<h1 className={type_.display}>{data.title}</h1>
			<RichText blocks={data.body} />
		</main>
	);
}
