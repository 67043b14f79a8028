import { useState } from "react";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Picture } from "../../client/ui/picture.tsx";
import type { NavigationGroupView } from "./section.ts";
import styles from "./view.module.css";

export function Part({ view: { title, links } }: { view: NavigationGroupView }) {
	const picturedLinks = links.filter(({ image }) => image);
	const [current, setCurrent] = useState(picturedLinks[0]?.href);
	const [seenHrefs, setSeenHrefs] = useState([current]);
	const show = (href: string, image: unknown) => {
		if (!image || href === current) return;
		setCurrent(href);
		if (!seenHrefs.includes(href)) setSeenHrefs([...seenHrefs, href]);
	};
	// A second landmark without a name could not be told from the first.
	const Frame = title ? "nav" : "div";
	return (
		<Frame aria-label={title} className={styles.categories}>
			<div className={styles.frame} aria-hidden="true" hidden={picturedLinks.length === 0}>
				{picturedLinks.map(({ href, image }) =>
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
			<div>
				{title ? <h2 className={classNames(type_.label, type_.muted)}>{title}</h2> : null}
				<ul className={styles.names}>
					{links.map(({ href, label: name, image, description, colour }) => (
						<li key={href}>
							<a
								className={styles.name}
								style={colour ? { color: colour } : undefined}
								href={href}
								onPointerEnter={() => show(href, image)}
								onFocus={() => show(href, image)}
							>
								{name}
							</a>
							{description ? <p className={type_.lead}>{description}</p> : null}
						</li>
					))}
				</ul>
			</div>
		</Frame>
	);
}
