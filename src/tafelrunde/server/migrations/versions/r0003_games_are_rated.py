"""Games are rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_mu", "ratings", ["game", "mu"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("together", sa.Boolean(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=True),
        sa.Column("sigma_before", sa.Double(), nullable=True),
        sa.Column("mu", sa.Double(), nullable=True),
        sa.Column("sigma", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables"),
    )
    op.create_index("ix_results_game_together", "results", ["game", "together"])
    op.create_index("ix_results_number", "results", ["number"])
    op.create_index("ix_results_subject_number", "results", ["subject", "number"])
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
