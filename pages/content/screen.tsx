import { Sections } from "../../client/state/drawing/sections.tsx";
import styles from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { Breadcrumbs } from "../../client/ui/breadcrumbs.tsx";
import { classNames } from "../../client/ui/class-names.ts";
import { Picture } from "../../client/ui/picture.tsx";
import article_ from "./article.module.css";
import type { ArticleView, ContentData } from "./contract.ts";

/** A page that begins with texts has its title next to them; other pages begin with a picture that speaks for itself. */
export function Screen({ data }: { data: ContentData }) {
	const { title, sections, article, breadcrumbs } = data;
	const end = sections.findIndex(({ type }) => type !== "rich-text-section");
	const texts = end < 0 ? sections : sections.slice(0, end);
	const others = sections.slice(texts.length);
	const hasPicture = others[0]?.type === "hero" && texts.length === 0;
	return (
		<main id="main">
			{hasPicture ? (
				<h1 className={type_.hidden}>{title}</h1>
			) : (
				<div className={classNames(styles.plain, styles.article, others.length > 0 && styles.short)}>
					{article ? (
						<ArticleHead title={title} article={article} />
					) : (
						<div>
							{breadcrumbs ? <Breadcrumbs {...breadcrumbs} current={title} /> : null}
							<h1 className={type_.display}>{title}</h1>
						</div>
					)}
					{texts.length > 0 ? (
						<div>
							<Sections data={data} sections={texts} />
						</div>
					) : null}
				</div>
			)}
			<Sections data={data} sections={others} />
		</main>
	);
}

const ArticleHead = ({ title, article }: { title: string; article: ArticleView }) => (
	<header className={article_.head}>
		<h1 className={type_.display}>{title}</h1>
		{article.day || article.author ? (
			<p className={classNames(type_.label, type_.muted, article_.line)}>
				{article.day ? <time dateTime={article.date}>{article.day}</time> : null}
				{article.author ? <span>{article.author}</span> : null}
			</p>
		) : null}
		{article.image ? (
			<Picture
				image={article.image}
				sizes="(min-width: 992px) 38vw, 100vw"
				className={article_.picture}
				first
			/>
		) : null}
	</header>
);
