import { useRef, useState } from "react";
import type { FilmView } from "../../../../shared/contracts/film-view.ts";
import { useUiState } from "../../../state/app-context.tsx";
import { lazy } from "../../../state/drawing/lazy.tsx";
import styles from "./gallery.module.css";

const FilmPlayer = lazy(async () => (await import("./film-player.tsx")).FilmPlayer);

export function Film({ film }: { film: FilmView }) {
	const awake = useUiState("awake");
	const link = useRef<HTMLAnchorElement>(null);
	const [here, setHere] = useState(false);
	return (
		<>
			{here ? null : (
				<a ref={link} className={styles.enlarge} href={film.src} aria-label={film.label}>
					<img
						className={styles.picture}
						src={film.poster}
						alt=""
						width={1200}
						height={1600}
						loading="lazy"
						decoding="async"
					/>
				</a>
			)}
			{awake ? (
				<FilmPlayer
					film={film}
					onHere={(control) => {
						if (document.activeElement === link.current) control.focus();
						setHere(true);
					}}
				/>
			) : null}
		</>
	);
}
