import { useState } from "react";
import type { CategoryTeaserView } from "../../../shared/contracts/teaser-views.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./categories.module.css";

type CategoriesProps = { categories: CategoryTeaserView[]; label: string };

export function Categories({ categories, label }: CategoriesProps) {
	const picturedCategories = categories.filter(({ image }) => image);
	const [current, setCurrent] = useState(picturedCategories[0]?.href);
	const [seenHrefs, setSeenHrefs] = useState([current]);
	const show = (href: string, image: unknown) => {
		if (!image || href === current) return;
		setCurrent(href);
		if (!seenHrefs.includes(href)) setSeenHrefs([...seenHrefs, href]);
	};
	return (
		<nav aria-label={label} className={styles.categories}>
			<div className={styles.frame} aria-hidden="true" hidden={picturedCategories.length === 0}>
				{picturedCategories.map(({ href, image }) =>
					image && seenHrefs.includes(href) ? (
						<Picture
							key={href}
							image={image}
							sizes="(min-width: 992px) 36vw, 1px"
							className={href === current ? styles.current : styles.picture}
						/>
					) : null,
				)}
			</div>
			<ul className={styles.names}>
				{categories.map(({ href, label: name, image }) => (
					<li key={href}>
						<a
							className={styles.name}
							href={href}
							onPointerEnter={() => show(href, image)}
							onFocus={() => show(href, image)}
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
