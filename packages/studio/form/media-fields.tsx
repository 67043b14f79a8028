import { type InputHTMLAttributes, useState } from "react";
import { type StudioPicture, searchPictures, uploadPicture } from "../shared/calls.ts";
import { Dialog } from "../shared/dialog.tsx";
import { useSearch } from "../shared/use-search.ts";
import { useStudio } from "../shared/use-studio.ts";

type PictureProps = { id: string; width: number; onSettled?: () => void };
const Picture = ({ id, width, onSettled }: PictureProps) => {
	const { settings } = useStudio();
	const src = `${settings.pictures}${id}?sw=${width}`;
	return <img src={src} alt="" width={width} onLoad={onSettled} onError={onSettled} />;
};

/** Pictures that load at once: the service draws a new one for up to a second, and saving or an upload would wait for all of them. */
const AT_ONCE = 2;

function PictureList({
	pictures,
	onChoose,
}: {
	pictures: readonly StudioPicture[];
	onChoose: (picture: StudioPicture) => void;
}) {
	const [settled, setSettled] = useState(0);
	return (
		<ul className="pictures">
			{pictures.map((picture, index) => (
				<li key={picture.id}>
					<button type="button" onClick={() => onChoose(picture)}>
						{index < settled + AT_ONCE ? (
							<Picture id={picture.id} width={160} onSettled={() => setSettled((before) => before + 1)} />
						) : (
							<span className="later" />
						)}
						<span>{picture.id}</span>
					</button>
				</li>
			))}
		</ul>
	);
}

/** The id of a picture, typed, chosen from the pictures of the content, or uploaded (studio-14). */
export function PictureField({
	attributes,
	name,
	value,
	onChange,
	onChoose,
}: {
	attributes: InputHTMLAttributes<HTMLInputElement>;
	name: string;
	value: string;
	onChange: (value: string) => void;
	onChoose: (picture: StudioPicture) => void;
}) {
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="picture">
			{value ? <Picture id={value} width={80} /> : <span className="no-picture" />}
			<input {...attributes} value={value} onChange={(event) => onChange(event.target.value)} />
			<button type="button" aria-label={`Choose ${name}`} onClick={() => setOpen(true)}>
				Choose
			</button>
			{isOpen ? (
				<PictureDialog
					onClose={() => setOpen(false)}
					onChoose={(picture) => {
						setOpen(false);
						onChoose(picture);
					}}
				/>
			) : null}
		</div>
	);
}

type Upload = { kind: "running" | "refused"; text: string };

function PictureDialog({
	onClose,
	onChoose,
}: {
	onClose: () => void;
	onChoose: (picture: StudioPicture) => void;
}) {
	const [q, setQ] = useState("");
	const [upload, setUpload] = useState<Upload>();
	const { found, isFailed } = useSearch(() => searchPictures(q), q);
	const isUploading = upload?.kind === "running";
	const pictures = isFailed || isUploading ? [] : (found ?? []);
	const send = async (file: File | undefined) => {
		if (!file) return;
		setUpload({ kind: "running", text: `Uploading ${file.name} …` });
		try {
			onChoose(await uploadPicture(file));
		} catch (error) {
			setUpload({ kind: "refused", text: `${file.name} was not uploaded: ${(error as Error).message}` });
		}
	};
	return (
		<Dialog title="Choose a picture" isWide onClose={onClose}>
			<label className="upload">
				Upload a picture (PNG, JPEG, WebP or AVIF, at most 12 MB)
				<input
					type="file"
					accept="image/png,image/jpeg,image/webp,image/avif"
					disabled={isUploading}
					onChange={(event) => {
						void send(event.target.files?.[0]);
						event.target.value = "";
					}}
				/>
			</label>
			<p
				role={upload?.kind === "refused" ? "alert" : "status"}
				className={upload?.kind === "refused" ? "fault" : "hint"}
			>
				{upload?.text}
			</p>
			<input
				type="search"
				aria-label="Search pictures"
				placeholder="Search pictures"
				value={q}
				onChange={(event) => setQ(event.target.value)}
			/>
			<PictureList key={pictures.map(({ id }) => id).join()} pictures={pictures} onChoose={onChoose} />
			{isFailed ? <p className="hint">The pictures cannot be loaded now.</p> : null}
			{!isFailed && found?.length === 0 ? <p className="hint">No picture has this name.</p> : null}
		</Dialog>
	);
}

/** The films that the house has. */
export function FilmChoice({
	name,
	value,
	onChange,
}: {
	name: string;
	value: string;
	onChange: (id: string) => void;
}) {
	const { settings } = useStudio();
	return (
		<select
			aria-label={`Films for ${name}`}
			value={settings.films.some(({ id }) => id === value) ? value : ""}
			onChange={(event) => onChange(event.target.value)}
		>
			<option value="" disabled>
				Choose a film of the house …
			</option>
			{settings.films.map(({ id, title, provider }) => (
				<option key={id} value={id}>
					{title} ({provider})
				</option>
			))}
		</select>
	);
}
