-- When the published fields were published, in seconds; sitemaps say so.
ALTER TABLE content_entry ADD COLUMN published_at INTEGER;
UPDATE content_entry SET published_at = updated_at WHERE published IS NOT NULL;
